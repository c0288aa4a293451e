import { use, useId, useState, type ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { CONNECT, connectTo } from '#domain/resources/messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { isPasteable, joinCommands } from '#lib/text/shell-quote.ts';
import { Button } from '#ui/button/button.tsx';
import { CommandSteps, type CommandStep } from '#ui/text/command-steps.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { SplitButton } from '#ui/button/split-button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { COPY_ALL, NOT_PASTEABLE, otherConnectOptions, RUN_COMMANDS_HINT, DROP_REQUEST, SIGN_IN } from './messages.ts';
import { ConnectStyleContext } from './connect-style.ts';
import type { ConnectRequest } from './use-connect-request.ts';
import * as css from './connect-dialog.css.ts';
import { REQUEST_DROP_COMMAND, tshAuthOf, tshLoginCommand, withPort } from '#domain/resources/tsh.ts';

/** The address in the cluster's configuration, because the page may come from a gateway with another address. */
const proxyAddressOf = ({ cluster }: PageContext['user']): string =>
  withPort(cluster.publicURL || window.location.host);

function tshSignInStep({ cluster, config, user }: PageContext): CommandStep {
  const { userName, authType, accessRequestId } = user;
  const auth = tshAuthOf(authType, config.auth);
  const command = tshLoginCommand({
    proxy: proxyAddressOf(user),
    cluster,
    auth,
    user: userName,
    request: accessRequestId,
  });
  return { title: SIGN_IN, command };
}

/** Only users with an assumed access request get this step. */
const dropRequestSteps = ({ user }: PageContext): CommandStep[] =>
  user.accessRequestId ? [{ title: DROP_REQUEST, command: REQUEST_DROP_COMMAND }] : [];

interface ConnectButtonProps {
  /** The name of the row. */
  name: string;
  /** The dialog's content. Its state is reset when the dialog closes. */
  children: ReactNode;
  /** The connection that the browser can open, if any. */
  menu?: { label: string; onSelect: () => void } | undefined;
  /** Opens the dialog if the address asks for it. */
  request?: ConnectRequest | undefined;
}

/** The Connect button of rows that users reach from a terminal. Opens a dialog with the commands. */
export function ConnectButton({ name, children, menu, request }: ConnectButtonProps) {
  const [isOpened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    request?.clear();
  };
  const buttonStyle = use(ConnectStyleContext);
  return (
    <>
      <SplitButton
        {...buttonStyle}
        label={otherConnectOptions(name)}
        entries={menu ? [{ kind: 'action', ...menu }] : []}
        isMenuEmpty={menu === undefined}
      >
        <Button {...buttonStyle} aria-label={connectTo(name)} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          {CONNECT}
        </Button>
      </SplitButton>
      {(isOpened || request?.isActive) && (
        <Dialog title={connectTo(name)} width="wide" onClose={close}>
          <div className={css.content}>{children}</div>
          <DialogActions>
            <Button onClick={close}>{CLOSE}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** The commands from the sign-in to the connection. "Copy all" leaves out the command that drops an access request. */
export function CommandSequence({ steps }: { steps: readonly CommandStep[] }) {
  const pageContext = useOutletContext<PageContext>();
  const reasonId = useId();
  const allSteps = [tshSignInStep(pageContext), ...steps];
  if (!allSteps.every(({ command }) => isPasteable(command))) return <p role="alert">{NOT_PASTEABLE}</p>;
  return (
    <>
      <div className={css.head}>
        <p>{RUN_COMMANDS_HINT}</p>
        <CopyButton
          text={joinCommands(allSteps.map(({ command }) => command))}
          label={COPY_ALL}
          showLabel
          disabledReason={steps.find(({ blockedReason: reason }) => reason)?.blockedReason}
          reasonId={reasonId}
        />
      </div>
      <CommandSteps steps={[...allSteps, ...dropRequestSteps(pageContext)]} reasonId={reasonId} />
    </>
  );
}
