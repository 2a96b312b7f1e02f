-- How each path begins, voiced ahead: the lines, and the sentences of them that can be heard the moment it is chosen.
alter table episode_choices add column opening jsonb;
