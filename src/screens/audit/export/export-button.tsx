import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { AuditRow } from '#domain/audit/event.ts';
import type { AuditState } from '#screens/audit/use-audit-params.ts';
import { Button } from '#ui/button/button.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { EXPORT } from './messages.ts';

interface ExportButtonProps {
  cluster: string;
  params: AuditState;
  shown: readonly AuditRow[];
}

export function ExportButton(props: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Download} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {EXPORT}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
