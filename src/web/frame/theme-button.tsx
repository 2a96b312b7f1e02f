import { Monitor, Moon, Sun } from 'lucide-react';
import { Suspense, useState } from 'react';
import { deferred } from '#web/delivery/deferred.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { useTheme } from './theme.ts';
import '#web/ui/actions/icon-button.css';

const ThemeMenu = deferred(async () => (await import('./theme-menu.tsx')).ThemeMenu);
const themeIcons = { dark: Moon, light: Sun, system: Monitor };

/** The button of the theme menu; the menu itself comes with the first press and takes its place. */
export function ThemeButton() {
  const [wanted, setWanted] = useState(false);
  const theme = useTheme();
  const button = (
    <button
      type="button"
      className="ib"
      aria-label="Theme"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setWanted(true);
      }}
    >
      <Icon of={themeIcons[theme]} />
    </button>
  );
  return <Suspense fallback={button}>{wanted ? <ThemeMenu icons={themeIcons} /> : button}</Suspense>;
}
