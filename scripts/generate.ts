// `npm run generate`: writes what is made from the code: docs/openapi.json and docs/engine.schema.json.
import { writeFileSync } from 'node:fs';
import { engineSchema } from '@tessera/cli';
import { openapi } from '@tessera/protocol/openapi';

const write = (file: string, value: object) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

write('docs/openapi.json', openapi());
write('docs/engine.schema.json', engineSchema());
