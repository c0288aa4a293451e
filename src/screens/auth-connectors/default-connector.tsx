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
import { DEFAULT_TAG, SET_DEFAULT, setDefaultLabel } from './messages.ts';

interface DefaultConnectorProps {
  /** Name and type on the wire. Local sign-in has type `local` and needs no name. */
  connector: { name: string; type: string };
  /** The response for the whole list. On 18.x it names the default connector. */
  response: unknown;
  title: string;
}

/**
 * Marks the default sign-in method, or offers a button to set the default. Shows nothing on 14.x
 * (docs/behaviour.md#auth-connectors).
 */
export function DefaultConnector({ connector: { name, type }, response, title }: DefaultConnectorProps) {
  const { user } = useOutletContext<PageContext>();
  const { defaultConnectorName, defaultConnectorType } = fieldsOf<Schemas['GithubConnectors']>(response);
  const isDefault = type === defaultConnectorType && (type === 'local' || name === defaultConnectorName);
  const { tag, onSet } = useFocusTagAfterSet(isDefault);
  const setDefaultConnector = $api.useMutation('put', '/v1/webapi/authconnector/default', {
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
        <Tag tone="ok">{DEFAULT_TAG}</Tag>
      </span>
    );
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={setDefaultLabel(sanitize(title))}
        pending={setDefaultConnector.isPending}
        disabledReason={permissionReason(missingPermissionsFor(user.userAcl, 'authConnectors').edit)}
        onClick={() =>
          setDefaultConnector.mutate({
            body: { name, type: type as Schemas['AuthType'] /* the proxy sent this type */ },
          })
        }
      >
        {SET_DEFAULT}
      </Button>
      {setDefaultConnector.error && (
        <div role="alert">
          <ErrorText error={setDefaultConnector.error} />
        </div>
      )}
    </>
  );
}

/** The tag replaces the focused button, so the tag takes the focus. */
function useFocusTagAfterSet(isDefault: boolean) {
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
