import { ok } from '@tessera/kernel';
import ReplayScreen, { type Archive } from '../../table/ReplayScreen.tsx';
import { recordOf, tableInfo, tablePath } from '../server/tables.ts';
import { nameOfBot, withNamedBots } from './named.ts';

const ON_THE_SERVER: Archive = {
  recordOf: async (id) => {
    const record = await recordOf(id);
    return record.ok ? ok(withNamedBots(record.value, nameOfBot)) : record;
  },
  coloursOf: async (id) => {
    const table = await tableInfo(id);
    return table.ok ? table.value.seats.map(({ colour }) => colour) : [];
  },
  pathOf: tablePath,
};

export default function OnlineReplay({ id }: { readonly id: string }) {
  return <ReplayScreen id={id} archive={ON_THE_SERVER} />;
}
