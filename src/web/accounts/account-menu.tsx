import { LogOut, Sparkles } from 'lucide-react';
import type { Me } from '#shared/accounts.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Avatar } from '#web/ui/words/avatar.tsx';
import { failureMessage, messages } from './account-messages.ts';
import { displayName, signOut } from './auth.ts';

type Props = { me: Me; onSignedOut: () => void };

/** The signed-in half of the header's sign-in control. */
export function AccountMenu({ me, onSignedOut }: Props) {
  const name = displayName(me.user.email);

  async function leave() {
    try {
      await signOut();
    } catch (error) {
      const { title, description } = failureMessage(error);
      toast.bad(title, description);
      return;
    }
    toast.ok(messages.signedOut.title, messages.signedOut.description);
    onSignedOut();
  }

  return (
    <Menu
      label={`${name}, account menu`}
      triggerClass="account-menu"
      trigger={<Avatar name={name} />}
      heading={name}
      items={[
        ...(me.plan === 'premium'
          ? []
          : [{ label: 'Upgrade', icon: Sparkles, onSelect: () => askToSignIn('upgrade') }]),
        { label: 'Sign Out', icon: LogOut, onSelect: () => void leave() },
      ]}
    />
  );
}
