import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import * as css from './auth-card.css.ts';

interface AuthCardProps {
  title: string;
  children: ReactNode;
  /** Below the card. */
  note?: ReactNode;
}

/** The page of everything that comes before one is signed in. */
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
