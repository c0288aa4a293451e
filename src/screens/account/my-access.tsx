// What the current user may do: roles, traits and permissions, and their session, MFA devices and
// sign-ins (docs/behaviour.md#my-access).
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { devicesQuery } from '#api/identity/devices.ts';
import { userQuery } from '#api/identity/users.ts';
import { prefetch } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import { deviceRows, devicesFrozenReason } from '#domain/mfa/own-devices.ts';
import type { PageContext } from '#domain/page-context.ts';
import { hasAllTraits, traitRows } from '#domain/users/trait-rows.ts';
import { DetailsSection, Fact, FactList, MissingPermission } from '#features/details/details-section.tsx';
import { SESSIONS_NOW } from '#features/details/messages.ts';
import { ActiveSessionsPart } from '#features/details/sessions-part.tsx';
import { TRAITS } from '#features/user-fields/messages.ts';
import { links } from '#lib/links.ts';
import { ROLES } from '#lib/messages.ts';
import { fieldsOf, uniqueNames } from '#lib/untrusted.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { WhenVisible } from '#ui/layout/when-visible.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import {
  deviceCountText,
  MANAGE_DEVICES,
  NO_TRAITS,
  ONLY_KNOWN_TRAITS,
  REQUEST_ROLES_MISSING,
  ROLES_AND_PERMISSIONS,
  SESSIONS_AND_DEVICES,
  YOU_HAVE_NO_ROLES,
  YOUR_USER_NOT_LOADED,
} from './messages.ts';
import { PermissionsPart } from './permissions-part.tsx';
import { SessionPart } from './session-part.tsx';
import { SignInsPart } from './sign-ins-part.tsx';
import * as details from '#features/details/details.css.ts';
import * as css from './my-access.css.ts';

const MyRoles = lazyComponent(async () => (await import('./my-roles.tsx')).MyRoles);

export const loader = () => prefetch(devicesQuery);

export function Component() {
  const { user } = useOutletContext<PageContext>();
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <h2>{ROLES_AND_PERMISSIONS}</h2>
        <Panel>
          <div className={css.parts}>
            <OwnUserParts />
            <PermissionsPart />
          </div>
        </Panel>
      </div>
      <div className={css.column}>
        <h2>{SESSIONS_AND_DEVICES}</h2>
        <Panel>
          <div className={css.parts}>
            <SessionPart />
            <DevicesPart />
            <WhenVisible
              placeholder={
                <DetailsSection title={SESSIONS_NOW}>
                  <SkeletonLines lines={1} />
                </DetailsSection>
              }
            >
              {() => (
                <ActiveSessionsPart
                  isOfUser
                  isMatching={({ ownerId, userIds }) => ownerId === user.userName || userIds.includes(user.userName)}
                  titleOf={(session) => session.name}
                />
              )}
            </WhenVisible>
            <SignInsPart />
          </div>
        </Panel>
      </div>
    </div>
  );
}

/** The roles and traits of the user's own record, which proxies send to every user (docs/protocol/auth-and-identity.md#15). */
function OwnUserParts() {
  const { user } = useOutletContext<PageContext>();
  const own = useQuery(userQuery(user.userName));
  return (
    <Answer
      query={own}
      placeholder={[ROLES, TRAITS].map((title) => (
        <DetailsSection key={title} title={title}>
          <SkeletonLines />
        </DetailsSection>
      ))}
      permission="user: read"
      errorTitle={YOUR_USER_NOT_LOADED}
    >
      {(answer) => (
        <>
          <DetailsSection title={ROLES}>
            <RoleList names={uniqueNames(fieldsOf<Schemas['User']>(answer).roles)} />
            {user.accessRequestId !== '' && <p className={details.note}>{REQUEST_ROLES_MISSING}</p>}
          </DetailsSection>
          <TraitsPart answer={answer} />
        </>
      )}
    </Answer>
  );
}

function RoleList({ names }: { names: readonly string[] }) {
  const { features } = useOutletContext<PageContext>();
  if (names.length === 0) return <p className={details.note}>{YOU_HAVE_NO_ROLES}</p>;
  if (features.roles)
    return (
      <Suspense fallback={<SkeletonLines lines={names.length} />}>
        <MyRoles names={names} />
      </Suspense>
    );
  return (
    <>
      <ul className={details.rows}>
        {names.map((name) => (
          <li key={name} className={details.row}>
            <UntrustedText>{name}</UntrustedText>
          </li>
        ))}
      </ul>
      <MissingPermission permission="role: list" />
    </>
  );
}

function TraitsPart({ answer }: { answer: unknown }) {
  const rows = traitRows(answer);
  return (
    <DetailsSection title={TRAITS}>
      {rows.length === 0 && <p className={details.note}>{NO_TRAITS}</p>}
      <FactList>
        {rows.map(({ name, label, values }) => (
          <Fact key={name} term={label}>
            {values.join(', ')}
          </Fact>
        ))}
      </FactList>
      {!hasAllTraits(answer) && <p className={details.note}>{ONLY_KNOWN_TRAITS}</p>}
    </DetailsSection>
  );
}

function DevicesPart() {
  const { config } = useOutletContext<PageContext>();
  const devices = useQuery(devicesQuery);
  const rows = devices.data === undefined ? undefined : deviceRows(devices.data);
  const frozenReason = devicesFrozenReason(config.auth.second_factor);
  return (
    <DetailsSection title={MFA_DEVICES} action={<Link to={links.mfaDevices()}>{MANAGE_DEVICES}</Link>}>
      <Answer query={{ ...devices, data: rows }} placeholder={<SkeletonLines lines={1} />}>
        {(list) => <p>{deviceCountText(list.length)}</p>}
      </Answer>
      {frozenReason && <p className={details.note}>{frozenReason}</p>}
    </DetailsSection>
  );
}
