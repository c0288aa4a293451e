import type { Holder } from './holders.ts';
import { HELD_BY, moreUsers } from './messages.ts';
import * as css from './roles.css.ts';

/** More are counted. */
const FEW = 20;

/** The people whom a change of the role is about. */
export function HeldBy({ holders }: { holders: readonly Holder[] }) {
  return (
    <>
      <h2>{HELD_BY}</h2>
      <ul className={css.holders}>
        {holders.slice(0, FEW).map(({ name, type }) => (
          <li key={name} className={css.holder}>
            <span className={css.name}>{name}</span>
            <span className={css.type}>{type}</span>
          </li>
        ))}
      </ul>
      {holders.length > FEW && <p className={css.type}>{moreUsers(holders.length - FEW)}</p>}
    </>
  );
}
