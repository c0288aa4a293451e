import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { DESKTOP_NOT_PLAYED, GO_TO_RECORDINGS, USE_CLIENT } from '#screens/player/messages.ts';

export interface DesktopPlayerProps {
  cluster: string;
  sid: string;
  /** Of the address, where it is a positive number. */
  durationMs: number | undefined;
}

/** Stands where the player of desktops will be. */
export function DesktopPlayer({ cluster }: DesktopPlayerProps) {
  return (
    <FullPage
      title={DESKTOP_NOT_PLAYED}
      action={<ButtonLink to={links.recordings({ cluster })}>{GO_TO_RECORDINGS}</ButtonLink>}
    >
      <p>{USE_CLIENT}</p>
    </FullPage>
  );
}
