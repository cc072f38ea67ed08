// Runs before every command, on whatever Node the machine has (20 or later), with nothing installed yet.
//   node tools/prepare.mjs start   the packages, and the web app and the server when their sources changed
//   node tools/prepare.mjs dev     the packages
//   node tools/prepare.mjs test    the packages, a Chromium, the programs of a PostgreSQL, and ffmpeg
//   node tools/prepare.mjs backup  the packages, the web app, the server, and the programs of a PostgreSQL
//   node tools/prepare.mjs check   the packages, and the web app when its sources changed
//   node tools/prepare.mjs bench   the packages, the web app, the server and a Chromium
//   node tools/prepare.mjs build   the web app and the server
//   node tools/prepare.mjs server  the server alone
import { buildServer } from './prepare/buildServer.mjs';
import { buildWeb } from './prepare/buildWeb.mjs';
import { findChromium } from './prepare/findChromium.mjs';
import { findFfmpeg } from './prepare/findFfmpeg.mjs';
import { findPostgres } from './prepare/findPostgres.mjs';
import { installPackages } from './prepare/installPackages.mjs';

const steps = {
  start: [installPackages, buildWeb, buildServer],
  dev: [installPackages],
  test: [installPackages, findChromium, findPostgres, findFfmpeg],
  backup: [installPackages, buildWeb, buildServer, findPostgres],
  check: [installPackages, buildWeb],
  bench: [installPackages, buildWeb, buildServer, findChromium],
  build: [buildWeb, buildServer],
  server: [buildServer],
};

try {
  const wanted = steps[process.argv[2]];
  if (wanted === undefined) throw new Error(`prepare: give one of ${Object.keys(steps).join(', ')}.`);
  for (const step of wanted) await step();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
