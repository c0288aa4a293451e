import { Outlet, useOutletContext } from 'react-router-dom';
import { pageTitles } from '#domain/navigation.ts';
import { SettingsTabs } from '#features/settings/settings-tabs.tsx';

/** The tabs of the user's own account. The tabs receive the page context. */
export function Component() {
  const context = useOutletContext();
  return (
    <>
      <title>{pageTitles.account}</title>
      <SettingsTabs title={pageTitles.account} />
      <Outlet context={context} />
    </>
  );
}
