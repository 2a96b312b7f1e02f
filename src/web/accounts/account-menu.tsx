import { Download, History, LogOut, Podcast, ShieldCheck, Sparkles, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import { accountName } from '#web/frame/account-name.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';

type Props = { me: Me; onSignOut: () => void };

/** The signed-in half of the header's sign-in control. */
export function AccountMenu({ me, onSignOut }: Props) {
  const name = accountName(me.user.email);
  const navigate = useNavigate();
  const account = { label: 'Account', icon: UserRound, onSelect: () => void navigate('/account') };
  const history = { label: 'History', icon: History, onSelect: () => void navigate('/history') };
  const downloads = { label: 'Downloads', icon: Download, onSelect: () => void navigate('/downloads') };
  const podcasts = { label: 'My Podcasts', icon: Podcast, onSelect: () => void navigate('/my-podcasts') };
  const admin = { label: 'Admin', icon: ShieldCheck, onSelect: () => void navigate('/admin') };
  const upgrade = { label: 'Upgrade', icon: Sparkles, onSelect: () => askToSignIn('upgrade') };
  return (
    <Menu
      label={`${name}, account menu`}
      trigger={<Avatar name={name} />}
      heading={<b>{name}</b>}
      items={[
        account,
        history,
        downloads,
        ...(me.is_creator ? [podcasts] : []),
        ...(me.role === 'admin' ? [admin] : []),
        ...(me.plan === 'premium' ? [] : [upgrade]),
        { label: 'Sign Out', icon: LogOut, onSelect: onSignOut },
      ]}
    />
  );
}
