import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import * as css from './auth-card.css.ts';

interface AuthCardProps {
  title: string;
  children: ReactNode;
  /** Shown below the card. */
  note?: ReactNode;
  /** Shown next to the card, or below it in narrow windows. The card keeps its place. */
  aside?: ReactNode;
}

/** The page layout for users who are not signed in. */
export function AuthCard({ title, children, note, aside }: AuthCardProps) {
  return (
    <main className={css.page}>
      <div className={css.column}>
        <div className={css.card}>
          <div className={css.head}>
            <Brand size="big" />
            <h1 className={css.title}>{title}</h1>
          </div>
          {children}
        </div>
        {aside}
        {note !== undefined && <div className={css.note}>{note}</div>}
      </div>
    </main>
  );
}
