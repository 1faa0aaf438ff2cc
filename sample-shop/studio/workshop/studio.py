"""The workshop, its light and camera: the empty scene in which every tool is photographed."""
import math

import bpy
from mathutils import Vector


def _area(loc, size, power, colour=(1, 1, 1)):
    light = bpy.data.lights.new('area', 'AREA')
    light.size, light.energy, light.color = size, power, colour
    o = bpy.data.objects.new('area', light)
    o.location = loc
    o.rotation_euler = (-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(o)


def _strip(x, y, width, power, turn):
    """A strip light above the bench, mirrored by flat steel."""
    light = bpy.data.lights.new('strip', 'AREA')
    light.shape, light.size, light.size_y, light.energy = 'RECTANGLE', width, 9, power
    o = bpy.data.objects.new('strip', light)
    o.location, o.rotation_euler = (x, y, 14), (math.radians(-16), 0, math.radians(turn))
    bpy.context.collection.objects.link(o)


def prepare(size, samples):
    """Empties the scene and sets board, lights and camera. `size` is the picture's edge in pixels."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = .015
    scene.cycles.use_denoising = False              # Debian's build has no denoiser: develop.py smooths what is left
    scene.cycles.max_bounces = 6
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.filter_width = 1.3
    scene.render.film_transparent = True            # only the tool and its shadow: the page draws the board
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = .25

    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, 0))
    board = bpy.context.object
    board.is_shadow_catcher = True
    paint = bpy.data.materials.new('board')
    paint.use_nodes = True
    paint.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (.55, .53, .48, 1)
    board.data.materials.append(paint)

    _area((-5, 6, 6.5), 2.6, 900)                                    # key, upper left
    _area((7, 3, 3.2), 1.2, 110, (1, .90, .78))                      # warm rim
    _area((-1, -8, 6), 4, 90, (.80, .89, 1))                         # cool fill
    _strip(-2.6, 4.5, .6, 80, 28)
    _strip(1.6, 4.5, 1.0, 130, 28)
    _strip(4.6, 3.0, .35, 60, 28)

    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = (.75, .80, .9, 1), .16

    camera = bpy.data.cameras.new('camera')
    camera.type, camera.ortho_scale = 'ORTHO', 7.2                   # no perspective: every tile joins the next
    o = bpy.data.objects.new('camera', camera)
    o.location = (0, 0, 16)
    bpy.context.collection.objects.link(o)
    scene.camera = o
    return scene
