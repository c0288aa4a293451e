import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Button } from '#ui/button/button.tsx';
import { hiddenOnPhone } from '#ui/layout/visually-hidden.css.ts';
import { ExportDialog } from './export-dialog.tsx';
import { EXPORT, NONE_LOADED } from './messages.ts';

interface ExportButtonProps {
  cluster: string;
  params: AuditState;
  visibleRows: readonly AuditRow[];
  isLoaded: boolean;
}

/** Visible before events are loaded, so that the layout does not shift. */
export function ExportButton({ isLoaded, ...props }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={Download}
        aria-haspopup="dialog"
        disabledReason={isLoaded ? undefined : NONE_LOADED}
        onClick={() => setOpen(true)}
      >
        <span className={hiddenOnPhone}>{EXPORT}</span>
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
