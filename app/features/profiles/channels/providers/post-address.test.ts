import { expect, test } from "vitest";
import { detectPlatform, parsePostId } from "./post-address";

test.each([
  ["instagram", "https://www.instagram.com/p/DQx_1-a/?igsh=1", "DQx_1-a"],
  ["instagram", "https://instagram.com/maya.runs/reel/DQx/", "DQx"],
  ["youtube", "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s", "dQw4w9WgXcQ"],
  ["youtube", "https://youtu.be/dQw4w9WgXcQ?si=x", "dQw4w9WgXcQ"],
  ["youtube", "https://m.youtube.com/shorts/dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["tiktok", "https://www.tiktok.com/@maya.runs/video/7300000000000000001", "7300000000000000001"],
  ["x", "https://x.com/maya_runs/status/1790000000000000001?s=20", "1790000000000000001"],
  ["x", "https://twitter.com/maya_runs/status/1790000000000000001", "1790000000000000001"],
  ["instagram", "https://www.instagram.com/reels/DQx/", "DQx"],
  [
    "instagram",
    "https://www.instagram.com/stories/maya.runs/3512345678901234567/",
    "3512345678901234567",
  ],
  ["x", "https://x.com/maya_runs/status/1790000000000000001/photo/1", "1790000000000000001"],
  ["x", "https://x.com/maya_runs/status/1790000000000000001/video/1", "1790000000000000001"],
  ["x", "https://mobile.twitter.com/maya_runs/status/1790000000000000001", "1790000000000000001"],
  ["x", "https://x.com/i/web/status/1790000000000000001", "1790000000000000001"],
] as const)("%s knows the post of %s", (platform, address, id) => {
  expect(parsePostId(platform, address)).toBe(id);
});

test.each([
  ["instagram", "https://www.instagram.com/maya.runs/"],
  ["instagram", "https://www.youtube.com/watch?v=dQw4w9WgXcQ"],
  ["instagram", "https://instagram.com.example/p/DQx/"],
  ["instagram", "http://www.instagram.com/p/DQx/"],
  ["instagram", "https://www.instagram.com/share/reel/BAabc123/"],
  ["youtube", "https://www.youtube.com/watch"],
  ["youtube", "https://youtu.be/a/b"],
  ["tiktok", "https://vm.tiktok.com/ZM1/"],
  ["x", "https://x.com/maya_runs"],
  ["x", "https://x.com/watch?v=1790000000000000001/"],
  ["tiktok", "javascript:alert(1)"],
  ["tiktok", "7300000000000000001"],
] as const)("%s takes %s for no post", (platform, address) => {
  expect(parsePostId(platform, address)).toBeNull();
});

test.each([
  ["https://www.instagram.com/maya.runs/", "instagram"],
  ["https://vm.tiktok.com/ZM1/", "tiktok"],
  ["https://x.com/maya_runs", "x"],
  ["https://instagram.com.example/p/DQx/", null],
  ["https://example.com/p/1", null],
  ["not an address", null],
])("%s is an address of %s", (address, platform) => {
  expect(detectPlatform(address)).toBe(platform);
});
