// What each role of the user allows. Reading roles needs the YAML library, so this file loads when it is first shown.
import { Link } from 'react-router-dom';
import { ROLES_NOT_LOADED } from '#domain/users/messages.ts';
import { AllowedLabels } from '#features/details/access.tsx';
import { ROLE_NOT_LISTED } from '#features/details/messages.ts';
import { useRoleDocuments } from '#features/details/role-documents.ts';
import { detailsParams } from '#features/details/use-details.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { openRoleLabel } from './messages.ts';
import * as details from '#features/details/details.css.ts';
import * as css from './my-access.css.ts';

/** The roles as a list that opens to what each role allows. */
export function MyRoles({ names }: { names: readonly string[] }) {
  const { query } = useRoleDocuments();
  return (
    <Answer
      query={query}
      placeholder={<SkeletonLines lines={names.length} />}
      permission="role: list"
      errorTitle={ROLES_NOT_LOADED}
    >
      {(documents) =>
        names.map((name) => (
          <details key={name} className={css.role}>
            <summary className={css.roleName}>
              <UntrustedText>{name}</UntrustedText>
            </summary>
            <div className={css.roleContent}>
              {documents.get(name) === undefined ? (
                <p className={details.note}>{ROLE_NOT_LISTED}</p>
              ) : (
                <>
                  <AllowedLabels document={documents.get(name)} />
                  <Link to={links.roles({}, detailsParams(name))}>{openRoleLabel(sanitize(name))}</Link>
                </>
              )}
            </div>
          </details>
        ))
      }
    </Answer>
  );
}
