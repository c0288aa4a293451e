import { isIP } from 'node:net';
import { generate } from 'selfsigned';

const DAY_MS = 86_400_000;
const VALID_DAYS = 90;

/** Creates a key and a self-signed certificate for this run of the server. Browsers ask users whether to trust it. */
export async function createCertificate(host: string): Promise<{ key: string; cert: string }> {
  const names = [...new Set(['localhost', host])].filter((name) => isIP(name) === 0);
  const addresses = [...new Set(['127.0.0.1', '::1', host])].filter((name) => isIP(name) !== 0);
  const now = Date.now();
  const generated = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY_MS), // the client's clock may be slow
    notAfterDate: new Date(now + VALID_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...names.map((value) => ({ type: 2 as const, value })),
          ...addresses.map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  return { key: generated.private, cert: generated.cert };
}
