// The state of the list is its address: what is sought, and the order.
import { useSearchParams } from 'react-router-dom';
import { FIELDS, type Field, type Order } from './session-rows.ts';

const NEWEST: Order = { field: 'duration', dir: 'asc' };

function orderIn(text: string | null): Order {
  const [named, dir] = (text ?? '').split(':');
  const field = FIELDS.find((one) => one === named);
  return field ? { field, dir: dir === 'desc' ? 'desc' : 'asc' } : NEWEST;
}

/** What the address says, and how to make it say something else; it is replaced, so that Back leaves the list. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const order = orderIn(params.get('sort'));
  const say = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true, flushSync: true });
  };
  return {
    search: params.get('search') ?? '',
    order,
    setSearch: (search: string) => say('search', search),
    sortBy: (field: Field) => say('sort', `${field}:${order.field === field && order.dir === 'asc' ? 'desc' : 'asc'}`),
  };
}
