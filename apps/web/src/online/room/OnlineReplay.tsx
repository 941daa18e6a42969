import { NO_SEAT } from '@tessera/kernel';
import { pagePath } from '@tessera/protocol/lists';
import ReplayScreen, { type Archive } from '../../table/replay/ReplayScreen.tsx';
import { mySeat } from '../seat-name.ts';
import { recordOf, tableInfo } from '../server/tables.ts';

const ON_THE_SERVER: Archive = {
  recordOf,
  seatsOf: async (id) => {
    const table = await tableInfo(id);
    return table.ok
      ? { colours: table.value.seats.map(({ colour }) => colour), you: mySeat(table.value) }
      : { colours: [], you: NO_SEAT };
  },
  pathOf: (id) => pagePath('onlineTable', { id }),
};

export default function OnlineReplay({ id }: { readonly id: string }) {
  return <ReplayScreen id={id} archive={ON_THE_SERVER} />;
}
