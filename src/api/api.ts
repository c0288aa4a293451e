import createQueries from 'openapi-react-query';
import { http } from './client.ts';

/** Queries and mutations by method and path. Apart from the client, because the sign-in page needs none of their machinery. */
export const $api = createQueries(http);
