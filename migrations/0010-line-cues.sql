alter table episode_lines add column cue text;
