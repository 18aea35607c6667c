import { flushCompileCache } from 'node:module';
import './compile-cache.mjs';

const help = `npm run serve [-- FOLDER]

Serves what is built and nothing else, for production. FOLDER is the folder of
the build; dist/ if it is left out. Settings come from the environment or from
.env; .env.example describes them. SIGTERM or Ctrl-C ends it.

  --help  shows this page

Example:
  HOST=0.0.0.0 npm run serve
`;

if (['--help', '-h', 'help'].includes(process.argv[2] ?? '')) {
  console.log(help.trim());
  process.exit(0);
}

// React is smaller and quicker then.
process.env['NODE_ENV'] ??= 'production';

const { serve } = await import('./serve.ts');
await serve(process.argv[2]);
flushCompileCache();
