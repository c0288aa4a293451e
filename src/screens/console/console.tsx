import { useParams } from 'react-router-dom';
import { required } from '#lib/params.ts';
import { Confirm } from './confirm.tsx';
import { ConfirmedSession } from './confirmed-session.tsx';

export function Component() {
  const params = useParams();
  const cluster = required(params, 'cluster');
  const target = { login: required(params, 'login'), server_id: required(params, 'server') };
  return <ConfirmedSession cluster={cluster} target={target} confirm={Confirm} />;
}
