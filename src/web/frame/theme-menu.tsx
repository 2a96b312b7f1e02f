import type { LucideIcon } from 'lucide-react';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { setTheme, themes, useTheme, type Theme } from './theme.ts';

const labels = { dark: 'Dark', light: 'Light', system: 'Same as my device' } as const satisfies Record<Theme, string>;

/** Dark, light, or as the device has it. Opens upwards, for it lives in the footer, and at once: it comes when pressed. */
export function ThemeMenu({ icons }: { icons: Record<Theme, LucideIcon> }) {
  const theme = useTheme();
  return (
    <Menu
      label="Theme"
      upwards
      startsOpen
      triggerClass="ib"
      trigger={<Icon of={icons[theme]} />}
      items={themes.map((choice) => ({
        label: labels[choice],
        icon: icons[choice],
        checked: choice === theme,
        onSelect: () => setTheme(choice),
      }))}
    />
  );
}
