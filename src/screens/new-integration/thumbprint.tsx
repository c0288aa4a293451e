import { useQuery } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { $api } from '#api/api.ts';
import { ONE_MINUTE_MS } from '#api/stale-times.ts';
import {
  checkThumbprint,
  isThumbprint,
  thumbprintPattern,
  type ThumbprintCheck,
} from '#domain/integrations/aws-oidc.ts';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormContext } from '#ui/form/form-context.ts';
import {
  INCOMPLETE_THUMBPRINT,
  NO_THUMBPRINT,
  OTHER_THUMBPRINT,
  SAME_THUMBPRINT,
  THUMBPRINT,
  THUMBPRINT_HINT,
  THUMBPRINT_NOT_LOADED,
} from './messages.ts';

const thumbprintQuery = $api.queryOptions('get', '/v1/webapi/thumbprint', {}, { staleTime: ONE_MINUTE_MS });

/** Renders children with the cluster's thumbprint, or an error. */
export function WithThumbprint({ children }: { children: (thumbprint: string) => ReactNode }) {
  const thumbprint = useQuery(thumbprintQuery);
  return (
    <Answer query={thumbprint} placeholder={<Spinner />} errorTitle={THUMBPRINT_NOT_LOADED}>
      {(value) => (isThumbprint(value) ? children(value) : <Banner tone="bad">{NO_THUMBPRINT}</Banner>)}
    </Answer>
  );
}

const THUMBPRINT_HINTS: Readonly<Record<Exclude<ThumbprintCheck, 'other'>, string>> = {
  empty: THUMBPRINT_HINT,
  incomplete: INCOMPLETE_THUMBPRINT,
  same: SAME_THUMBPRINT,
};

interface ThumbprintFieldProps {
  expected: string;
  typed: string;
  onChange: (typed: string) => void;
}

/**
 * Compares the typed thumbprint with the expected one, because AWS may have reached another server on its way to the
 * cluster.
 */
export function ThumbprintField({ expected, typed, onChange }: ThumbprintFieldProps) {
  const { errorOf } = useContext(FormContext);
  const check = checkThumbprint(typed, expected);
  const error = check === 'other' ? OTHER_THUMBPRINT : errorOf('thumbprint');
  const hint = check !== 'other' && error === undefined && <span aria-live="polite">{THUMBPRINT_HINTS[check]}</span>;
  return (
    <Field name="thumbprint" label={THUMBPRINT} error={error} {...(hint && { hint })}>
      <Input
        face="code"
        autoComplete="off"
        spellCheck={false}
        pattern={thumbprintPattern(expected)}
        title={check === 'other' ? OTHER_THUMBPRINT : INCOMPLETE_THUMBPRINT}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
