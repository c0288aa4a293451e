import type { ReactNode } from 'react';
import { AuthCard } from './auth-card.tsx';
import * as css from './message-card.css.ts';

interface MessageCardProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A message that replaces the whole console, in the same card as the sign-in form. */
export function MessageCard({ title, children, action }: MessageCardProps) {
  return (
    <AuthCard title={title}>
      <div className={css.text}>{children}</div>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </AuthCard>
  );
}
