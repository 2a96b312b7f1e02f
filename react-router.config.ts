import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole map of routes is 1 kB; asking the server for it at each new address cost a round trip before every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
