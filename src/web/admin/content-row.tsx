import { EyeOff, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminContent } from '#shared/admin/admin.ts';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Badge } from '#web/ui/words/badge.tsx';
import { moment } from './moment.ts';

/** The address where something can be seen; for a character, that of its show. */
function addressOf({ kind, id, show_id: showId }: AdminContent): string {
  return kind === 'season' ? `/seasons/${id}` : `/interactive-shows/${showId}`;
}

/** A show, season or character with its owner and its visibility. */
export function ContentFacts({ content }: { content: AdminContent }) {
  const { kind, name, show_name: show, owner_id: owner, owner_username: username } = content;
  return (
    <div className="adm__thing">
      <span className="adm__pic">
        <Picture src={content.image_url} alt="" width={64} height={64} sizes="64px" widest={160} />
      </span>
      <div className="adm__what">
        <h2>
          <Link to={addressOf(content)}>{name}</Link>
        </h2>
        <p className="adm__meta">
          {kind === 'show' ? 'Show' : kind === 'season' ? `Season of ${show}` : `Character in ${show}`}
          {owner && (
            <>
              {' '}
              by{' '}
              <Link className="lk" to={`/admin/users/${owner}`}>
                {username ?? 'somebody'}
              </Link>
            </>
          )}
          , made <time dateTime={content.created_at}>{moment(content.created_at)}</time>
        </p>
        {(content.is_hidden || !content.is_public) && (
          <p className="adm__badges">
            {content.is_hidden && <Badge icon={EyeOff}>Hidden</Badge>}
            {!content.is_public && <Badge icon={Lock}>Private</Badge>}
          </p>
        )}
      </div>
    </div>
  );
}
