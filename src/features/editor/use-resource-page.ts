// The address contains the resource that is edited: `?edit=name` or `?new=template`.
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { resourceSaved } from '#features/editor/list/list-messages.ts';
import { usePrefetchEditor } from './load-editor.ts';

export type EditedAddress = { kind: 'edit'; name: string } | { kind: 'new'; template: string };

const CLOSED_EDITOR = { edit: '', new: '', tab: '' };

const toSearch = (params: URLSearchParams): string => `?${params}`;

/** The address of a list with an open editor. Closing the editor returns to the same list. */
export const editAddress = (params: URLSearchParams, name: string): string =>
  toSearch(withParams(params, { ...CLOSED_EDITOR, edit: name }));
export const newAddress = (params: URLSearchParams, template: string): string =>
  toSearch(withParams(params, { ...CLOSED_EDITOR, new: template }));

function useEditedAddress(): { edited: EditedAddress | undefined; close: () => void } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [name, template] = [params.get('edit'), params.get('new')];
  const edited: EditedAddress | undefined = name
    ? { kind: 'edit', name }
    : template
      ? { kind: 'new', template }
      : undefined;
  return { edited, close: () => void navigate({ search: `${withParams(params, CLOSED_EDITOR)}` }) };
}

/** The state of the pages for roles, auth connectors and trusted clusters: the open editor and the last notice. */
export function useResourcePage() {
  const { edited, close } = useEditedAddress();
  const { notice, notify } = useNotice();
  usePrefetchEditor();
  return {
    edited,
    notice,
    notify,
    onClose(saved?: string) {
      notify(saved === undefined ? '' : resourceSaved(sanitize(saved)));
      close();
    },
  };
}
