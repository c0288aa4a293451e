import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import { pageTitles } from '#domain/navigation.ts';
import { MY_ACCESS } from '#domain/users/messages.ts';
import { PASSWORD } from '#features/identity/sign-in-messages.ts';
import { links } from '#lib/links.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { TabLinks } from '#ui/layout/tab-links.tsx';
import { CONSOLE_SETTINGS } from './messages.ts';

const TABS = [
  { to: links.settings(), title: CONSOLE_SETTINGS },
  { to: links.password(), title: PASSWORD },
  { to: links.mfaDevices(), title: MFA_DEVICES },
  { to: links.myAccess(), title: MY_ACCESS },
];

/** The tabs of the settings: of the console, and of the user's own account. The title is that of the open page. */
export const SettingsTabs = ({ title }: { title: string }) => (
  <>
    <PageTitle>{title}</PageTitle>
    <TabLinks label={pageTitles.settings} pages={TABS} />
  </>
);
