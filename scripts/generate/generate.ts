// `npm run generate`: writes what is made from the code: docs/openapi.json, docs/engine.schema.json and the types of messages.
import { writeFileSync } from 'node:fs';
import { engineSchema } from '@tessera/cli';
import { openapi } from '@tessera/protocol/openapi';
import { wordTypes } from './word-types.ts';

const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

write('docs/openapi.json', openapi());
write('docs/engine.schema.json', engineSchema());
for (const { file, code } of wordTypes('.')) writeFileSync(file, code);
