import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { BROADCAST, BROADCAST_TO, broadcastingTo, STOP_BROADCAST } from './messages.ts';
import * as css from './workspace.css.ts';

interface BroadcastBarProps {
  /** The panes that can receive the input, and whether they do. */
  receivers: readonly { id: number; name: string; isOn: boolean }[];
  onChange: (id: number, isOn: boolean) => void;
  onStop: () => void;
}

/** A prominent bar that shows which panes receive the input. */
export function BroadcastBar({ receivers, onChange, onStop }: BroadcastBarProps) {
  const count = receivers.filter(({ isOn }) => isOn).length;
  return (
    <section className={css.broadcast} aria-label={BROADCAST}>
      <output className={css.strong}>{broadcastingTo(count)}</output>
      <fieldset className={css.receivers} aria-label={BROADCAST_TO}>
        {receivers.map(({ id, name, isOn }) => (
          <Checkbox key={id} checked={isOn} onChange={({ target }) => onChange(id, target.checked)}>
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <Button size="small" onClick={onStop}>
        {STOP_BROADCAST}
      </Button>
    </section>
  );
}
