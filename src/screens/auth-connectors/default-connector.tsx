import { useEffect, useRef } from 'react';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { showChanged } from '#api/list/recent-writes.ts';
import type { Schemas } from '#api/schemas.ts';
import type { PageContext } from '#domain/page-context.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import { fieldsOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { DEFAULT, SET_DEFAULT, setDefault } from './messages.ts';

interface DefaultConnectorProps {
  /** As the proxy knows it; there is one that is local, which needs no name. */
  of: { name: string; type: string };
  /** The whole list, which says on 18.x what is the default. */
  answer: unknown;
  title: string;
}

/** Whether it is what the sign-in page offers first, and a way to make it that; nothing on 14.x (docs/behaviour.md#auth-connectors). */
export function DefaultConnector({ of: { name, type }, answer, title }: DefaultConnectorProps) {
  const { user } = useOutletContext<PageContext>();
  const { defaultConnectorName, defaultConnectorType } = fieldsOf<Schemas['GithubConnectors']>(answer);
  const isDefault = type === defaultConnectorType && (type === 'local' || name === defaultConnectorName);
  const { tag, onSet } = useFocusAfterButton(isDefault);
  const set = $api.useMutation('put', '/v1/webapi/authconnector/default', {
    onSuccess: (_, { body }) => {
      onSet();
      return showChanged('defaultConnector', 'default', {
        defaultConnectorName: body.name,
        defaultConnectorType: body.type,
      });
    },
  });
  if (typeof defaultConnectorType !== 'string') return null;
  if (isDefault)
    return (
      <span ref={tag} tabIndex={-1}>
        <Tag tone="ok">{DEFAULT}</Tag>
      </span>
    );
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={setDefault(sanitize(title))}
        pending={set.isPending}
        disabledReason={permissionReason(missingPermissionsFor(user.userAcl, 'authConnectors').edit)}
        onClick={() => set.mutate({ body: { name, type: type as Schemas['AuthType'] /* one that the proxy named */ } })}
      >
        {SET_DEFAULT}
      </Button>
      {set.error && (
        <div role="alert">
          <ErrorText error={set.error} />
        </div>
      )}
    </>
  );
}

/** The tag takes the place of the button that had the focus, so it gets the focus. */
function useFocusAfterButton(isDefault: boolean) {
  const tag = useRef<HTMLSpanElement>(null);
  const wasSetHere = useRef(false);
  useEffect(() => {
    if (!isDefault || !wasSetHere.current) return;
    wasSetHere.current = false;
    if (document.activeElement === document.body) tag.current?.focus();
  }, [isDefault]);
  const onSet = () => {
    wasSetHere.current = true;
  };
  return { tag, onSet };
}
