import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import * as css from './auth-card.css.ts';

interface AuthCardProps {
  title: string;
  children: ReactNode;
  /** Shown below the card. */
  note?: ReactNode;
}

/** The page layout for users who are not signed in. */
export function AuthCard({ title, children, note }: AuthCardProps) {
  return (
    <main className={css.page}>
      <div className={css.column}>
        <div className={css.brand}>
          <Brand size="big" />
        </div>
        <div className={css.card}>
          <h1 className={css.title}>{title}</h1>
          {children}
        </div>
        {note !== undefined && <div className={css.note}>{note}</div>}
      </div>
    </main>
  );
}
