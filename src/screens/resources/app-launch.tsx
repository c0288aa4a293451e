import { use, type ReactNode } from 'react';
import { LAUNCH } from '#domain/resources/messages.ts';
import type { Launch, LaunchChoice } from '#domain/resources/app-launch.ts';
import { allowAutoOpen } from '#lib/browser/auto-open.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import { ConnectStyleContext } from './connect/connect-style.ts';
import { LAUNCH_AS, LAUNCH_AT, launchApp, launchAsRole, launchAtAddress } from './messages.ts';

export function AppLaunch({ name, launch }: { name: string; launch: Launch }) {
  const buttonStyle = use(ConnectStyleContext);
  switch (launch.method) {
    case 'launcher':
      return (
        <ButtonLink
          {...buttonStyle}
          to={launch.to}
          target="_blank"
          aria-label={launchApp(name)}
          onClick={() => allowAutoOpen(launch.to)}
          onAuxClick={() => allowAutoOpen(launch.to)}
        >
          {LAUNCH}
        </ButtonLink>
      );
    case 'role':
      return <RoleLaunchMenu name={name} roles={launch.roles} />;
    case 'permissionSet':
      return (
        <AddressMenu label={launchAsRole(name)} addresses={launch.addresses}>
          {LAUNCH_AS}
        </AddressMenu>
      );
    case 'saml':
      return <SamlLaunch name={name} addresses={launch.addresses} />;
    case 'nothing':
      return (
        <Button {...buttonStyle} aria-label={launchApp(name)} disabledReason={launch.reason}>
          {LAUNCH}
        </Button>
      );
  }
}

function RoleLaunchMenu({ name, roles }: { name: string; roles: readonly LaunchChoice[] }) {
  const buttonStyle = use(ConnectStyleContext);
  const entries = roles.map(({ label, to }) => ({ kind: 'action' as const, label, onSelect: () => openTab(to) }));
  return (
    <MenuButton label={launchAsRole(name)} {...buttonStyle} entries={entries}>
      {LAUNCH_AS}
    </MenuButton>
  );
}

/** These links open an identity provider. `noreferrer` hides the console's address from the provider. */
function SamlLaunch({ name, addresses }: { name: string; addresses: readonly [LaunchChoice, ...LaunchChoice[]] }) {
  const buttonStyle = use(ConnectStyleContext);
  const [firstChoice, ...otherChoices] = addresses;
  if (otherChoices.length === 0)
    return (
      <ButtonLink {...buttonStyle} to={firstChoice.to} target="_blank" rel="noreferrer" aria-label={launchApp(name)}>
        {LAUNCH}
      </ButtonLink>
    );
  return (
    <AddressMenu label={launchAtAddress(name)} addresses={addresses}>
      {LAUNCH_AT}
    </AddressMenu>
  );
}

interface AddressMenuProps {
  label: string;
  addresses: readonly LaunchChoice[];
  children: ReactNode;
}

function AddressMenu({ label, addresses, children }: AddressMenuProps) {
  const buttonStyle = use(ConnectStyleContext);
  const entries = addresses.map(({ label, to }) => ({ kind: 'link' as const, label, to, newTab: true }));
  return (
    <MenuButton label={label} {...buttonStyle} entries={entries}>
      {children}
    </MenuButton>
  );
}
