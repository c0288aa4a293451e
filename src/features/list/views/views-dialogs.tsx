import Trash from 'lucide-react/icons/trash-2';
import { useState, type ChangeEvent } from 'react';
import { titles } from '#domain/navigation.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { FileButton } from '#ui/button/file-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import type { FormText } from '#ui/form/use-form.ts';
import { saveFile } from '#ui/button/save-file.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import {
  countOf,
  exported,
  imported,
  kept,
  LONGEST_NAME,
  merged,
  readViews,
  VIEWS,
  withoutView,
  withView,
  type ListName,
  type View,
} from './views.ts';
import * as css from './views-dialogs.css.ts';

interface SaveViewProps {
  page: ListName;
  shows: string;
  onClose: () => void;
}

export function SaveView({ page, shows, onClose }: SaveViewProps) {
  const [stored, keep] = useSetting(VIEWS);
  const [name, setName] = useState('');
  const views = readViews(stored);
  const isTaken = (views[page] ?? []).some((view) => view.name === name.trim());
  const save = (text: FormText) => {
    keep(kept(withView(views, page, { name: text('name').trim(), shows })));
    onClose();
  };
  return (
    <Dialog title="Save this view" onClose={onClose}>
      <Form onSubmit={save}>
        <FormField
          name="name"
          label="Name"
          hint={
            isTaken
              ? 'There is a view of this name. It will be replaced.'
              : 'Search, filters, order and columns are kept, in this browser.'
          }
        >
          <Input
            required
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </FormField>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton>{isTaken ? 'Replace view' : 'Save view'}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function ManageViews({ page, onClose }: { page: ListName; onClose: () => void }) {
  const [stored, keep] = useSetting(VIEWS);
  const [told, setTold] = useState('');
  const views = readViews(stored);
  const own = views[page] ?? [];
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const more = imported(await file.text());
    target.value = '';
    if (!more) return setTold(`${sanitize(file.name)} holds no views of this console.`);
    keep(kept(merged(views, more)));
    setTold(takenWords(countOf(more)));
  }
  return (
    <Dialog title={`Views of ${titles[page]}`} width="wide" onClose={onClose}>
      {own.length === 0 && <p>No view of this list is saved in this browser.</p>}
      <ul className={css.views}>
        {own.map((view) => (
          <ViewLine key={view.name} view={view} onDelete={() => keep(kept(withoutView(views, page, view.name)))} />
        ))}
      </ul>
      <output>{told}</output>
      <DialogActions>
        <FileButton accept="application/json,.json" onChange={(event) => void take(event)}>
          Import views
        </FileButton>
        <Button
          disabledReason={countOf(views) === 0 ? 'No view is saved' : undefined}
          onClick={() => saveFile('postern-views.json', 'application/json', exported(views))}
        >
          Export all views
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const takenWords = (count: number) => (count === 1 ? '1 view is taken over.' : `${count} views are taken over.`);

function ViewLine({ view: { name, shows }, onDelete }: { view: View; onDelete: () => void }) {
  const says = [...new URLSearchParams(shows)].map(([key, value]) => `${key}: ${sanitize(value)}`).join(' · ');
  return (
    <li className={css.view}>
      <span className={css.words}>
        <strong>{sanitize(name)}</strong>
        <span className={css.says}>{says || 'Everything, in the usual order'}</span>
      </span>
      <IconButton label={`Delete view ${sanitize(name)}`} icon={Trash} onClick={onDelete} />
    </li>
  );
}
