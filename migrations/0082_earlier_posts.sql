-- Pieces that were posted before posts were followed. Their platforms are not asked: the agreed time of most has passed.
INSERT INTO `posts` (`content_id`, `athlete_id`, `platform`, `posted_at`, `kept_until`, `created_at`)
SELECT piece.`id`, piece.`athlete_id`,
  CASE
    WHEN piece.`post_url` LIKE 'https://instagram.com/%' OR piece.`post_url` LIKE 'https://www.instagram.com/%' THEN 'instagram'
    WHEN piece.`post_url` LIKE 'https://tiktok.com/%' OR piece.`post_url` LIKE 'https://www.tiktok.com/%' THEN 'tiktok'
    WHEN piece.`post_url` LIKE 'https://youtu.be/%' OR piece.`post_url` LIKE 'https://youtube.com/%' OR piece.`post_url` LIKE 'https://www.youtube.com/%' THEN 'youtube'
    WHEN piece.`post_url` LIKE 'https://x.com/%' OR piece.`post_url` LIKE 'https://twitter.com/%' THEN 'x'
  END,
  piece.`posted_at`, piece.`posted_at` + 2592000000, piece.`posted_at`
FROM `content_submissions` piece
WHERE piece.`status` = 'posted' AND piece.`posted_at` IS NOT NULL
ON CONFLICT DO NOTHING;
