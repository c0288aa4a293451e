// Cluster alerts, which all users see (docs/protocol/resources.md#4.6).
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import type { Schemas } from '#api/schemas.ts';
import { epochMs } from '#lib/instant.ts';
import { fieldsOf, listOf, numberOr, textOr } from '#lib/untrusted.ts';
import { sanitizeUntruncated } from '#lib/text/sanitize.ts';

export interface Alert {
  id: string;
  tone: 'info' | 'warn' | 'bad';
  message: string;
  /** A link to more information. Undefined if its address is not allowed. */
  link?: string;
}

const LINK_HOST = 'goteleport.com';
/** Hidden on dashboards of hosted clusters, whose users cannot upgrade the cluster. */
const UPGRADE_ALERT_IDS = ['upgrade-suggestion', 'security-patch-available'];
const DISMISSED_FOR_MS = 24 * 3_600_000;

function parseAlertLink(labels: unknown): { link?: string } {
  const linkAddress = textOr(fieldsOf<Record<string, string>>(labels)['teleport.internal/link'], '');
  if (!URL.canParse(linkAddress)) return {};
  const { protocol, host, username, password, href } = new URL(linkAddress);
  return protocol === 'https:' && host === LINK_HOST && username === '' && password === '' ? { link: href } : {};
}

const toneOf = (severity: number): Alert['tone'] => (severity < 5 ? 'info' : severity < 10 ? 'warn' : 'bad');

type WireAlert = Schemas['Alert'];

interface RankedAlert {
  alert: Alert;
  severity: number;
  createdMs: number;
}

function readAlert(raw: unknown): RankedAlert[] {
  const { metadata, spec } = fieldsOf<WireAlert>(raw);
  const { name, labels } = fieldsOf<WireAlert['metadata']>(metadata);
  const { severity, message, created } = fieldsOf<WireAlert['spec']>(spec);
  const id = textOr(name, '');
  const content = textOr(message, '');
  if (id === '' || content === '') return [];
  const severityLevel = numberOr(severity, 0);
  const alert: Alert = {
    id,
    tone: toneOf(severityLevel),
    message: truncate(sanitizeUntruncated(content), MAX_MESSAGE_LENGTH),
    ...parseAlertLink(labels),
  };
  return [{ alert, severity: severityLevel, createdMs: epochMs(textOr(created, '')) || 0 }];
}

/** By alert ID: the time in epoch milliseconds when a dismissed alert may show again. */
type Dismissed = Readonly<Record<string, number>>;

export function parseDismissed(stored: unknown): Dismissed {
  return Object.fromEntries(
    Object.entries(fieldsOf<Dismissed>(stored)).flatMap(([id, until]) =>
      typeof until === 'number' ? [[id, until]] : [],
    ),
  );
}

/** Dismisses an alert for a day and removes expired dismissals. */
export function dismiss(dismissed: Dismissed, id: string, now: number): Dismissed {
  const stillDismissed = Object.entries(dismissed).filter(([, until]) => until > now);
  return Object.fromEntries([...stillDismissed, [id, now + DISMISSED_FOR_MS]]);
}

interface AlertContext {
  now: number;
  dismissed: Dismissed;
  isDashboard: boolean;
}

/** The alerts to show, sorted by severity and then from the newest. Unreadable alerts are skipped. */
export function visibleAlerts(raw: unknown, { now, dismissed, isDashboard }: AlertContext): Alert[] {
  return listOf(fieldsOf<Schemas['AlertList']>(raw).alerts)
    .flatMap(readAlert)
    .toSorted((a, b) => b.severity - a.severity || b.createdMs - a.createdMs)
    .map(({ alert }) => alert)
    .filter(({ id }) => !(isDashboard && UPGRADE_ALERT_IDS.includes(id)))
    .filter(({ id }) => (Object.hasOwn(dismissed, id) ? (dismissed[id] ?? 0) : 0) <= now);
}
