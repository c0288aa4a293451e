import { ClipboardDialog } from './clipboard-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** What output wants and only its reader may do. */
export type OutputRequest = { link: string } | { clipboard: string };

interface OutputDialogProps {
  request: OutputRequest;
  /** Of the session whose output it is. */
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
