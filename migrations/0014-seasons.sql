-- What the map of a story reads of each of its episodes, without their words: read from the index alone.
create index season_episodes_told on season_episodes (season_id)
  include (episode_number, is_copy, audio_key, id) where stage = 'ready' and audio_key is not null;
