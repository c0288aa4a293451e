import { ClipboardDialog } from './clipboard-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** A request in the output that needs the user's consent. */
export type OutputRequest = { link: string } | { clipboard: string };

interface OutputDialogProps {
  request: OutputRequest;
  /** The name of the session. */
  name: string;
  onClose: () => void;
}

export function OutputDialog({ request, name, onClose }: OutputDialogProps) {
  return 'link' in request ? (
    <LinkDialog address={request.link} onClose={onClose} />
  ) : (
    <ClipboardDialog text={request.clipboard} name={name} onClose={onClose} />
  );
}
