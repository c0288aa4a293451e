import { labelText, type Label } from '#lib/labels.ts';
import { ChipButton } from '#ui/chip.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useMenu } from '#ui/menu.tsx';
import { Cell } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import { Connect } from './connect.tsx';
import type { ServerRow } from './server-row.ts';
import * as css from './servers.css.ts';

const SHOWN = 3;

interface ServerCellsProps {
  server: ServerRow & { ok: true };
  onLabel: (label: Label) => void;
}

export function ServerCells({ server, onLabel }: ServerCellsProps) {
  const { hostname, address, isTunnel, labels } = server;
  return (
    <>
      <Cell kind="name" title={hostname}>
        <span className={css.name}>{hostname}</span>
      </Cell>
      <Cell kind="code" className={css.address}>
        {isTunnel ? <Tag>↔ tunnel</Tag> : address}
      </Cell>
      <Cell className={css.labels}>
        <span className={css.chips}>
          {labels.slice(0, SHOWN).map((label) => (
            <ChipButton key={label.name} aria-label={`Only ${labelText(label)}`} onClick={() => onLabel(label)}>
              {labelText(label)}
            </ChipButton>
          ))}
          {labels.length > SHOWN && <MoreLabels hostname={hostname} labels={labels.slice(SHOWN)} onLabel={onLabel} />}
        </span>
      </Cell>
      <Cell kind="actions">
        <Connect server={server} />
      </Cell>
    </>
  );
}

interface MoreLabelsProps {
  hostname: string;
  labels: Label[];
  onLabel: (label: Label) => void;
}

function MoreLabels({ hostname, labels, onLabel }: MoreLabelsProps) {
  const label = `${labels.length} more labels of ${hostname}`;
  const { trigger, popup } = useMenu({
    label,
    entries: labels.map((one) => ({
      kind: 'action',
      label: labelText(one),
      onSelect: () => onLabel(one),
    })),
  });
  return (
    <>
      <ChipButton {...trigger} aria-label={label}>
        +{labels.length}
      </ChipButton>
      {popup}
    </>
  );
}

/** A record that is no server: said, shown as it came, and in nobody's way (decisions 10). */
export function BrokenCells({ raw }: { raw: unknown }) {
  const text = JSON.stringify(raw) ?? 'nothing';
  return (
    <>
      <Cell kind="name">Unreadable</Cell>
      <Cell className={css.address} />
      <Cell kind="code" className={css.labels}>
        {text}
      </Cell>
      <Cell kind="actions">
        <CopyButton text={text} label="Copy the record" />
      </Cell>
    </>
  );
}
