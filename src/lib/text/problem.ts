/** Something about a part of a text that people write; the offsets count from its beginning, as in any string. */
export interface Problem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}
