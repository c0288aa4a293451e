// Shows the common fields of a role as a form. The form edits the YAML text and leaves all other parts unchanged.
import { editRole } from '#domain/roles/edit-role.ts';
import { parseRole } from '#domain/roles/role-document.ts';
import { unknownPartsOf } from '#domain/roles/unknown-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ConditionsFields } from './conditions-fields.tsx';
import * as css from './form.css.ts';
import { EDIT_YAML, OPTIONS_TITLE, SIDE_TITLES, unknownFieldsUnchanged, unreadableLine } from './messages.ts';
import { OptionsFields } from './options-fields.tsx';
import { RoleContext } from './role-context.ts';

interface RoleFormProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Switches to the YAML editor. Used if the text cannot be shown as a form. */
  onEditYaml?: (() => void) | undefined;
}

export function RoleForm({ text, onTextChange, onEditYaml }: RoleFormProps) {
  const role = parseRole(text);
  if (!role.ok)
    return (
      <Banner
        tone="warn"
        action={
          onEditYaml && (
            <Button size="small" onClick={onEditYaml}>
              {EDIT_YAML}
            </Button>
          )
        }
      >
        <p>{unreadableLine(role.line)}</p>
      </Banner>
    );
  const unknownFields = unknownPartsOf(role);
  return (
    <RoleContext value={{ role, change: (change) => onTextChange(editRole(text, change)) }}>
      <div className={css.form}>
        {unknownFields.length > 0 && (
          <Banner tone="info">
            <p>{unknownFieldsUnchanged([...new Set(unknownFields.map(({ path }) => path))].join(', '))}</p>
          </Banner>
        )}
        <section aria-label={SIDE_TITLES.allow} className={css.side}>
          <h2 className={css.title}>{SIDE_TITLES.allow}</h2>
          <ConditionsFields side="allow" />
        </section>
        <section aria-label={OPTIONS_TITLE} className={css.side}>
          <h2 className={css.title}>{OPTIONS_TITLE}</h2>
          <div className={css.options}>
            <OptionsFields />
          </div>
        </section>
        <details className={css.side}>
          <summary className={css.title}>{SIDE_TITLES.deny}</summary>
          <section aria-label={SIDE_TITLES.deny} className={css.side}>
            <ConditionsFields side="deny" />
          </section>
        </details>
      </div>
    </RoleContext>
  );
}
