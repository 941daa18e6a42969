import ReplayScreen from '../../table/ReplayScreen.tsx';
import { recordOf } from '../server/tables.ts';

export default function OnlineReplay({ id }: { readonly id: string }) {
  return <ReplayScreen id={id} recordOf={recordOf} />;
}
