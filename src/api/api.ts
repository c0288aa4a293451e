import createQueries from 'openapi-react-query';
import { http } from './client.ts';

/** Queries and mutations by method and path. Not in client.ts, because the sign-in page does not load the query library. */
export const $api = createQueries(http);
