// A worker as a process of its own that dies in the middle of productions whose brief has the word in `DEADLY`.
import { openLog } from '#platform/log.ts';
import { readConfig } from '#server/config.ts';
import { jobs } from '#server/jobs.ts';
import { openContext } from '#server/open-context.ts';
import { quickMusic, quickSpeech } from './quick-speech.ts';

const ctx = await openContext(readConfig(process.env), { log: openLog({ level: 'error' }), working: true });
Object.assign(ctx.studio, { speech: quickSpeech(), music: quickMusic });
const { text } = ctx.studio;
const { DEADLY } = process.env;
ctx.studio.text = new Proxy(text, {
  get(target, name) {
    if (name !== 'writeEpisode') return Reflect.get(target, name, target) as unknown;
    return async function* (...given: Parameters<typeof text.writeEpisode>) {
      const isDeadly = JSON.stringify(given[0]).includes(DEADLY!);
      let lines = 0;
      for await (const step of text.writeEpisode(...given)) {
        // In the middle of it, when others have begun too.
        if (isDeadly && ++lines === 4) process.kill(process.pid, 'SIGKILL');
        yield step;
      }
    };
  },
});
for (const job of jobs) await job.start(ctx);
