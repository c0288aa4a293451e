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

function validateTarget(typed: string): string | undefined {
  const target = parseSshTarget(typed);
  return target.ok ? undefined : target.reason;
}

/** Connects to any host by name. The proxy looks up the name, and dials the host itself if no server has this name. */
export function QuickConnect() {
  const { cluster } = useOutletContext<PageContext>();
  const connect = (typed: string, form: HTMLFormElement) => {
    const target = parseSshTarget(typed);
    const to = target.ok ? terminalLink(cluster, target) : undefined;
    if (to === undefined) return;
    openTab(to);
    form.reset();
  };
  return (
    <Form
      className={css.form}
      tracksUnsavedWork={false}
      validate={(text) => ({ host: validateTarget(text('host')) })}
      onSubmit={(text, form) => connect(text('host'), form)}
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
