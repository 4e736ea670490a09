-- CreateEnum
CREATE TYPE "SessionBrowser" AS ENUM ('chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung');

-- CreateEnum
CREATE TYPE "SessionSystem" AS ENUM ('android', 'chromebook', 'ipad', 'iphone', 'linux', 'mac', 'windows');

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "browser" "SessionBrowser",
ADD COLUMN     "system" "SessionSystem";
