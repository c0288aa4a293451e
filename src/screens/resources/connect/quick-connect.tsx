import { useOutletContext } from 'react-router-dom';
import { CONNECT } from '#domain/resources/messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { parseSshTarget, terminalLink } from '#domain/resources/ssh-target.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CONNECT_TO_HOST, CONNECT_TO_TARGET, TARGET_FORMAT } from './messages.ts';
import * as css from './quick-connect.css.ts';

function validateTarget(typedTarget: string): string | undefined {
  const target = parseSshTarget(typedTarget);
  return target.ok ? undefined : target.reason;
}

/** Connects to any host by name. The proxy looks up the name, and dials the host itself if no server has this name. */
export function QuickConnect() {
  const { cluster } = useOutletContext<PageContext>();
  const connect = (typedTarget: string, form: HTMLFormElement) => {
    const target = parseSshTarget(typedTarget);
    const link = target.ok ? terminalLink(cluster, target) : undefined;
    if (link === undefined) return;
    openTab(link);
    form.reset();
  };
  return (
    <Form
      className={css.form}
      tracksUnsavedWork={false}
      validate={(readField) => ({ host: validateTarget(readField('host')) })}
      onSubmit={(readField, form) => connect(readField('host'), form)}
    >
      <FormField name="host">
        <div className={css.line}>
          <Input
            face="code"
            aria-label={CONNECT_TO_TARGET}
            placeholder={TARGET_FORMAT}
            size={18}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
          />
          <SubmitButton variant="plain" aria-label={CONNECT_TO_HOST}>
            {CONNECT}
          </SubmitButton>
        </div>
      </FormField>
    </Form>
  );
}
