import Trash from 'lucide-react/icons/trash-2';
import { useState, type ChangeEvent } from 'react';
import { pageTitles } from '#domain/navigation.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { FileButton } from '#ui/button/file-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FieldReader } from '#ui/form/use-form.ts';
import { saveFile } from '#ui/button/save-file.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import {
  countViews,
  formatViewsFile,
  parseViewsFile,
  serializeViews,
  MAX_VIEW_NAME,
  mergeViews,
  readViews,
  VIEWS_SETTING,
  withoutView,
  withView,
  type ViewPage,
  type View,
} from './views.ts';
import {
  DONE,
  deleteView,
  EVERYTHING_BY_DEFAULT,
  EXPORT_VIEWS,
  IMPORT_VIEWS,
  NAME,
  NAME_TAKEN,
  NO_VIEWS,
  NOTHING_TO_EXPORT,
  invalidViewsFile,
  REPLACE_VIEW,
  SAVE_VIEW,
  SAVED_IN_BROWSER,
  viewsImported,
  viewsOf,
} from '#features/list/messages.ts';
import { CANCEL } from '#ui/messages.ts';
import * as css from './views-dialogs.css.ts';

interface SaveViewProps {
  page: ViewPage;
  shows: string;
  onClose: () => void;
}

export function SaveView({ page, shows, onClose }: SaveViewProps) {
  const [stored, store] = useSetting(VIEWS_SETTING);
  const [name, setName] = useState('');
  const views = readViews(stored);
  const isTaken = (views[page] ?? []).some((view) => view.name === name.trim());
  const save = (text: FieldReader) => {
    store(serializeViews(withView(views, page, { name: text('name').trim(), shows })));
    onClose();
  };
  return (
    <Dialog title={SAVE_VIEW} onClose={onClose}>
      <Form onSubmit={save}>
        <FormField name="name" label={NAME} hint={isTaken ? NAME_TAKEN : SAVED_IN_BROWSER}>
          <Input
            required
            maxLength={MAX_VIEW_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{isTaken ? REPLACE_VIEW : SAVE_VIEW}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function ManageViews({ page, onClose }: { page: ViewPage; onClose: () => void }) {
  const [stored, store] = useSetting(VIEWS_SETTING);
  const [result, setResult] = useState('');
  const views = readViews(stored);
  const pageViews = views[page] ?? [];
  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const importedViews = parseViewsFile(await file.text());
    target.value = '';
    if (!importedViews) return setResult(invalidViewsFile(sanitize(file.name)));
    store(serializeViews(mergeViews(views, importedViews)));
    setResult(viewsImported(countViews(importedViews)));
  }
  return (
    <Dialog title={viewsOf(pageTitles[page])} width="wide" onClose={onClose}>
      {pageViews.length === 0 && <p>{NO_VIEWS}</p>}
      <ul className={css.views}>
        {pageViews.map((view) => (
          <ViewLine
            key={view.name}
            view={view}
            onDelete={() => store(serializeViews(withoutView(views, page, view.name)))}
          />
        ))}
      </ul>
      <output>{result}</output>
      <DialogActions>
        <FileButton accept="application/json,.json" onChange={(event) => void importFile(event)}>
          {IMPORT_VIEWS}
        </FileButton>
        <Button
          disabledReason={countViews(views) === 0 ? NOTHING_TO_EXPORT : undefined}
          onClick={() => saveFile('postern-views.json', 'application/json', formatViewsFile(views))}
        >
          {EXPORT_VIEWS}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {DONE}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ViewLine({ view: { name, shows }, onDelete }: { view: View; onDelete: () => void }) {
  const filters = [...new URLSearchParams(shows)].map(([key, value]) => `${key}: ${sanitize(value)}`).join(' · ');
  return (
    <li className={css.view}>
      <span className={css.text}>
        <strong>{sanitize(name)}</strong>
        <span className={css.filters}>{filters || EVERYTHING_BY_DEFAULT}</span>
      </span>
      <IconButton label={deleteView(sanitize(name))} icon={Trash} onClick={onDelete} />
    </li>
  );
}
