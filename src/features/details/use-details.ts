// The address of a list names the thing whose details are open, and the part of the details that is shown
// (docs/behaviour.md#details).
import { useSearchParams } from 'react-router-dom';
import { withParams } from '#lib/params.ts';

/** The parameters in the address: the ID of the row, and the part. */
const DETAILS = 'details';
const SECTION = 'section';

export interface Details {
  /** Empty if no details are open. */
  id: string;
  /** Empty for the first part. */
  section: string;
  /** The address of the same list with the details of this row. */
  linkTo: (id: string) => string;
  sectionLinkTo: (section: string) => string;
  close: () => void;
}

export function useDetails(): Details {
  const [params, setParams] = useSearchParams();
  return {
    id: params.get(DETAILS) ?? '',
    section: params.get(SECTION) ?? '',
    linkTo: (id) => `?${withParams(params, { [DETAILS]: id, [SECTION]: '' })}`,
    sectionLinkTo: (section) => `?${withParams(params, { [SECTION]: section })}`,
    close: () =>
      setParams(withParams(params, { [DETAILS]: '', [SECTION]: '' }), { replace: true, preventScrollReset: true }),
  };
}

/** The parameters of a link to another list that opens the details of a row. */
export const detailsParams = (id: string) => ({ [DETAILS]: id });

/** The style of a page's main button. While details are open, their main action is the filled one. */
export const useMainButtonVariant = () => (useDetails().id === '' ? 'primary' : 'plain');
