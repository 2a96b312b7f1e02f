import type { Device, DeviceKind } from '#shared/listening-log.ts';

const deviceKey = 'canto.device';

/** This browser, under an id that it keeps; where it can keep nothing, one for this page. */
export function thisDevice(): Device {
  return { id: keptId(), kind: kindOfDevice() };
}

function keptId(): string {
  try {
    const id = localStorage.getItem(deviceKey) ?? crypto.randomUUID();
    localStorage.setItem(deviceKey, id);
    return id;
  } catch {
    return crypto.randomUUID();
  }
}

function kindOfDevice(): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}
